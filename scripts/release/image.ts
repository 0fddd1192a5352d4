/** The image of a release: its packages are installed as its lock says, its pages are built already. */

interface Image {
  number: string;
  commit: string;
  /** When the release was made. */
  created: string;
  /** The base with its version, and its digest where it is known. */
  base: string;
  source: string;
  licence: string;
}

/** The text of the Dockerfile beside `package.json` in the archive. */
export function imageOf({ number, commit, created, base, source, licence }: Image): string {
  return `# Release ${number} as a container: docs/operating.md, "In a container".
FROM ${base} AS packages
WORKDIR /srv/portal
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
# The image has a Node of its own.
RUN rm -rf node_modules/node node_modules/.bin

FROM ${base}
LABEL org.opencontainers.image.title="time-bank-portal" org.opencontainers.image.version="${number}" org.opencontainers.image.revision="${commit}" org.opencontainers.image.created="${created}" org.opencontainers.image.source="${source}" org.opencontainers.image.licenses="${licence}"
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/srv/data
WORKDIR /srv/portal
RUN install -d -o 1000 -g 1000 -m 700 /srv/data
COPY RELEASE package.json ./
COPY --from=packages /srv/portal/node_modules node_modules
COPY contract contract
COPY server server
COPY texts texts
COPY web/dist web/dist
USER 1000:1000
VOLUME /srv/data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --start-interval=2s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/health/live').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "server/main.js"]
`;
}
