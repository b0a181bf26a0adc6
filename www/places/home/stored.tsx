// That the site works offline, said once all files are stored, and how it is installed where the browser can.
import { installPrompt } from "../../storage/offline.js";
import { read } from "../../texts/texts.js";
import { homeTexts } from "./texts.js";

/** Whether this runs as an installed app. */
const isInstalled = () => matchMedia("(display-mode: standalone)").matches;

/** Safari on phones installs by its menu only, and says so by this property. */
const hasMenu = () => "standalone" in navigator;

export function Stored() {
  const m = read(homeTexts).offline;
  const prompt = installPrompt.value;
  const install = async () => {
    installPrompt.value = null;
    await prompt?.prompt();
  };
  return (
    <div class="stored row">
      <p class="muted small" role="status">
        {m.stored} {!isInstalled() && hasMenu() && m.share}
      </p>
      {prompt && (
        <button type="button" onClick={() => void install()}>
          {m.install}
        </button>
      )}
    </div>
  );
}
