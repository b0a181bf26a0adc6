// The components of docs/FRAMEWORKS.md, which the test copies beside this file.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import vue from "@vitejs/plugin-vue";

export default { plugins: [svelte(), vue()] };
