# The bot alone: what dist/ holds runs with nothing installed beside Node and git.
FROM node:24-bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates git \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json LICENSE ./
COPY dist/app ./dist/app
# Deliveries, projects and notes, where there is no DATABASE_URL.
RUN mkdir /app/data && chown node:node /app/data
VOLUME /app/data
USER node
ENV NODE_ENV=production PORT=3000
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node as the first process gets the signals itself, and ends what was begun.
CMD ["node", "dist/app/index.js"]
