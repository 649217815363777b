# The images of the product, which compose.yaml starts. docs/containers.md describes them.

FROM node:24-trixie-slim AS build
WORKDIR /app
# Only a change of these files installs the packages again.
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY api/package.json api/
COPY braintree-emulator/package.json braintree-emulator/
COPY web/package.json web/
COPY desk/package.json desk/
COPY templates/package.json templates/
COPY e2e/package.json e2e/
RUN npm ci --loglevel=error
COPY . .
# "build" fails while sample content is in use. "build:demo" allows it, and adds the demo sign-in to the desk.
ARG BUILD=build
RUN npm run templates:pack --silent && npm run $BUILD --silent \
  && if [ "$BUILD" = build:demo ]; then npm run build:demo -w desk --silent; fi

# The same files as in a release (deploy/build-release). The compiled service contains all of its packages.
FROM node:24-trixie-slim AS service
ENV NODE_ENV=production
WORKDIR /app/api
COPY --from=build /app/api/package.json ./
COPY --from=build /app/api/assets assets
COPY --from=build /app/api/dist dist
COPY --from=build /app/templates/dist /app/templates/dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "--enable-source-maps", "dist/server.js"]

# Debian's nginx, as on a server. The official nginx image has no module for brotli files.
FROM debian:trixie-slim AS web
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends nginx-light libnginx-mod-http-brotli-static gettext-base \
  && rm -rf /var/lib/apt/lists/*
COPY deploy/container/nginx.conf /etc/nginx/nginx.conf
COPY deploy/container/start-nginx /usr/local/bin/
COPY deploy/nginx/site.conf.template /etc/nginx/
COPY --from=build /app/web/build /site
USER www-data
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=5s --start-period=5s --retries=3 \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/8080 && printf 'HEAD / HTTP/1.0\\r\\n\\r\\n' >&3 && head -n 1 <&3 | grep -q ' 200 '"]
# Finishes the running requests.
STOPSIGNAL SIGQUIT
CMD ["start-nginx"]

# The Braintree emulator and the sample data run from source.
FROM build AS emulator
USER node
EXPOSE 3200
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3200/').then(() => process.exit(0), () => process.exit(1))"]
CMD ["node", "deploy/container/demo.ts"]
