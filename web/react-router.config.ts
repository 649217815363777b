import type { Config } from "@react-router/dev/config";

export default {
  ssr: false,
  prerender: {
    // The host serves the file of /404 for unknown URLs; the catch-all route renders it.
    paths: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
    concurrency: 2,
  },
} satisfies Config;
