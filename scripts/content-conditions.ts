/**
 * Whose content is used: the owner's, unless Node was told `--conditions=sample`, as it is for tests. Vite is told
 * here, because it resolves packages by itself.
 */
import { defaultClientConditions, defaultServerConditions } from "vite";

/** For this process and all that it starts. */
export const sampleContentFlag = "--conditions=sample";

const { NODE_OPTIONS = "" } = process.env;
const conditions = NODE_OPTIONS.includes(sampleContentFlag) ? ["sample"] : [];

export const contentConditions = {
  resolve: { conditions: [...conditions, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [...conditions, ...defaultServerConditions] } },
};
