export interface Server {
  address: string;
  deploy(version: "old" | "newer" | "half"): void;
  close(): Promise<unknown>;
}
export function serveVersions(): Promise<Server>;
