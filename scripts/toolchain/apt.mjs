// Debian's packages, where this user may install them.
import { note, Problem } from "../lib/log.mjs";
import { once, run, which } from "../lib/run.mjs";

/**
 * The words before `apt-get` that give it the rights it needs, or `null` where it cannot run.
 *
 * @returns {string[] | null}
 */
function authority() {
  if (!which("apt-get")) return null;
  if (process.getuid?.() === 0) return [];
  return which("sudo") ? ["sudo", "-n"] : null;
}

/** @param {string[]} args */
async function apt(...args) {
  const [command = "", ...rest] = [...(authority() ?? []), "apt-get", ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await run(command, rest, { env, quiet: true });
}

const update = once(() => apt("update"));

/**
 * apt-get runs one at a time: what is installed next waits for this.
 *
 * @type {Promise<unknown>}
 */
let last = Promise.resolve();

/**
 * Installs Debian packages, or says why it cannot and what to do `instead`.
 *
 * @param {string[]} packages
 * @param {string} instead
 */
export async function aptInstall(packages, instead) {
  const names = packages.join(" ");
  if (!authority()) {
    const why = which("apt-get")
      ? "this user may not run apt-get (neither root nor sudo)"
      : "there is no apt-get here";
    throw new Problem(`${names} cannot be installed: ${why}.\n${instead}`);
  }
  note(`installing Debian's ${names}`);
  const installed = last.then(async () => {
    await update();
    await apt("install", "-y", "--no-install-recommends", ...packages);
  });
  last = installed.catch(() => {});
  try {
    await installed;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw new Problem(`apt-get could not install ${names}: ${message}\n${instead}`);
  }
}
