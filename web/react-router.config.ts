import type { Config } from "@react-router/dev/config";

export default {
  ssr: false,
  prerender: {
    // The host answers an unknown URL with the file of /404, which the catch-all route renders.
    paths: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
    concurrency: 2,
  },
} satisfies Config;
