# The site's server in a plain container: `docker build -t pointsward .`, then docs/operations.md for what it needs to run.
FROM node:22-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY packages/firestore-local/package.json packages/firestore-local/
COPY packages/payments-local/package.json packages/payments-local/
RUN npm ci
COPY . .
ARG SITE_URL
# Addresses for the footer, or none.
ARG SOCIAL_VIDEO_URL=none
ARG SOCIAL_NETWORK_URL=none
ARG SOCIAL_PHOTO_URL=none
ENV SITE_URL=$SITE_URL STANDALONE=1 NODE_ENV=production
ENV SOCIAL_VIDEO_URL=$SOCIAL_VIDEO_URL SOCIAL_NETWORK_URL=$SOCIAL_NETWORK_URL SOCIAL_PHOTO_URL=$SOCIAL_PHOTO_URL
RUN node local/container/stage.mjs /image

FROM node:22-slim
# Proxies reuse a connection for up to a minute; one that the server closes before them fails their next request.
ENV NODE_ENV=production PORT=8080 HOSTNAME=0.0.0.0 KEEP_ALIVE_TIMEOUT=65000
WORKDIR /site
# Owned by root: the server cannot change its own code.
COPY --from=build /image ./
USER node
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 CMD ["node", "healthy.mjs"]
# Not by npm, which would keep SIGTERM to itself.
CMD ["node", "server.js"]
