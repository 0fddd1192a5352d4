# The portal as a container: docs/operating.md, "In a container". `npm run check:container` carries out
# these steps without an engine and starts the result; it knows COPY, RUN, WORKDIR, ENV, USER and what is
# used below, everything in /srv.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /srv/portal
COPY package.json package-lock.json tsconfig.base.json tsconfig.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY contract contract
COPY docs docs
COPY scripts scripts
COPY server server
COPY texts texts
COPY web web
RUN node scripts/build-web.ts
# The image has a Node of its own, and nothing is bundled any more.
RUN rm -rf node_modules/node node_modules/.bin node_modules/@rolldown node_modules/rolldown node_modules/vite node_modules/lightningcss* node_modules/@zxcvbn-ts/*/dist/*.map

FROM node:24.21.0-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/srv/data
WORKDIR /srv/portal
RUN install -d -o 1000 -g 1000 -m 700 /srv/data
COPY --from=build /srv/portal/package.json ./
COPY RELEASE ./
COPY --from=build /srv/portal/node_modules node_modules
COPY --from=build /srv/portal/contract contract
COPY --from=build /srv/portal/server server
COPY --from=build /srv/portal/texts texts
COPY --from=build /srv/portal/web/dist web/dist
# The account node of the image.
USER 1000:1000
VOLUME /srv/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --start-interval=2s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "server/main.js"]
