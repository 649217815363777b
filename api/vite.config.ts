/** Compiles the service and its commands with all packages, so that a release needs no node_modules. */
import { defineConfig, type Plugin } from "vite";
import { contentConditions } from "../scripts/content-conditions.ts";

/** Node reads all source maps at start, and parses a package's large one at the first error. */
const removePackageMaps: Plugin = {
  name: "remove-package-maps",
  generateBundle(_, bundle) {
    for (const file of Object.keys(bundle))
      if (/^packages\/.+\.map$/.test(file)) delete bundle[file];
  },
};

export default defineConfig({
  plugins: [removePackageMaps],
  ...contentConditions,
  ssr: { ...contentConditions.ssr, noExternal: true },
  // Includes only the production code of React.
  define: { "process.env.NODE_ENV": '"production"' },
  build: {
    ssr: true,
    target: "node24",
    sourcemap: true,
    reportCompressedSize: false,
    rolldownOptions: {
      input: ["server.ts", "cli/doctor.ts", "cli/migrate.ts", "cli/personal-data.ts"].map(
        (file) => `src/${file}`,
      ),
      output: {
        chunkFileNames: ({ name }) =>
          name.startsWith("packages/") ? "[name].js" : "chunks/[name].js",
        sourcemapExcludeSources: true,
        // Some packages must be loaded before others, such as reflect-metadata before tsyringe.
        strictExecutionOrder: true,
        // The names of packages appear in the stack traces of errors.
        codeSplitting: {
          groups: [{ debugName: "packages", test: /\/node_modules\//, name: nameChunk }],
        },
      },
    },
  },
});

function nameChunk(file: string) {
  const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  return name && `packages/${name}`;
}
