// Every place has an address of its own, also on hosts that only serve files: its folder has the HTML of the
// site, with its own title, description and files.
import type { Plugin, Rolldown } from "vite";
import type { PlaceName } from "../routing/places.js";
import { shellTexts } from "../shell/texts.js";
import { ABOUT } from "./about.js";
import { FOLDERS, siteUrl, source } from "./project.js";

type Bundle = Rolldown.OutputBundle;

/** The scripts and style sheets that a place needs besides those of the site, for the head of its HTML. */
function filesOf(place: PlaceName, bundle: Bundle, html: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
  const entry = chunks.find((chunk) =>
    chunk.facadeModuleId?.endsWith(`/places/${place}/${place}.tsx`),
  );
  if (!entry) throw new Error(`${place} has no script of its own`);
  const found = new Set<string>();
  const visit = (name: string) => {
    const file = bundle[name];
    if (found.has(name) || file?.type !== "chunk") return;
    found.add(name);
    for (const css of file.viteMetadata?.importedCss ?? []) found.add(css);
    file.imports.forEach(visit);
  };
  visit(entry.fileName);
  return [...found].filter((name) => !html.includes(name));
}

function linkTo(file: string): string {
  const rel = file.endsWith(".css") ? "stylesheet" : "modulepreload";
  return `<link rel="${rel}" crossorigin href="./${file}">`;
}

/** What shared links show. Pictures and the address itself need the address of the site. */
function describe(place: PlaceName): string[] {
  const { name, tagline, places } = shellTexts.en;
  const title = place === "home" ? `${name} · ${tagline}` : `${places[place]} · ${name}`;
  const properties = { type: "website", site_name: name, title, description: ABOUT[place] };
  const tags = Object.entries(properties).map(
    ([key, value]) => `<meta property="og:${key}" content="${value}">`,
  );
  if (!siteUrl) return tags;
  const { href } = new URL(place === "home" ? "./" : `${place}/`, siteUrl);
  const picture = new URL(`pictures/${place}.png`, siteUrl).href;
  return [
    ...tags,
    `<link rel="canonical" href="${href}">`,
    `<meta property="og:url" content="${href}">`,
    `<meta property="og:image" content="${picture}">`,
    '<meta property="og:image:width" content="1200">',
    '<meta property="og:image:height" content="630">',
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}

/** The HTML of a place. */
function htmlOf(place: PlaceName, html: string, bundle: Bundle): string {
  const { name, places } = shellTexts.en;
  const head = [...filesOf(place, bundle, html).map(linkTo), ...describe(place)];
  const full = html.replace("</head>", `  ${head.join("\n    ")}\n  </head>`);
  if (place === "home") return full;
  return full
    .replace('data-root="./"', 'data-root="../"')
    .replace(/(href|src)="\.\//g, '$1="../')
    .replace(/<title>.*<\/title>/, `<title>${places[place]} · ${name}</title>`)
    .replace(/(name="description"\s+content=")[^"]*/, `$1${ABOUT[place]}`);
}

export const placePages: Plugin = {
  name: "place-pages",
  enforce: "post",
  configureServer(server) {
    server.middlewares.use((request, _, next) => {
      const [path = "", rest] = (request.url ?? "").split(/(?=[?#])/);
      const isPlace = FOLDERS.some((name) => path === `/${name}/`);
      if (isPlace) request.url = `/index.html${rest ?? ""}`;
      next();
    });
  },
  // In development the site is at the root of its server.
  transformIndexHtml: {
    order: "pre",
    handler: (html, { server, filename }) =>
      server && filename === source("index.html") ? html.replaceAll('"./', '"/') : html,
  },
  generateBundle(_, bundle) {
    const index = bundle["index.html"];
    if (index?.type !== "asset") throw new Error("the site has no index.html");
    const html = String(index.source);
    for (const name of FOLDERS) {
      const fileName = `${name}/index.html`;
      this.emitFile({ type: "asset", fileName, source: htmlOf(name, html, bundle) });
    }
    index.source = htmlOf("home", html, bundle);
  },
};
