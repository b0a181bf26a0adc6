// The two icons of the scene.
export const PauseIcon = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M4 2h3v12H4zM9 2h3v12H9z" fill="currentColor" />
  </svg>
);

export const ResumeIcon = () => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path d="M4 2l10 6-10 6z" fill="currentColor" />
  </svg>
);
