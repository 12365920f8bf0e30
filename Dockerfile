FROM node:24-slim AS build
WORKDIR /app
COPY . .
# Node 24 is here already: the copies that npm brings for older machines stay out of the image.
RUN npm ci --no-audit --no-fund \
  && npm run build \
  && npm prune --omit=dev --no-save --no-audit --no-fund \
  && rm -rf node_modules/node-linux-* node_modules/node-win-*

FROM node:24-slim
WORKDIR /app
ENV NODE_COMPILE_CACHE=/tmp/compiled NODE_ENV=production APP_MODE=PROD HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/packages ./packages
# The operator's commands: docker compose exec server npm run …
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/apps/server ./apps/server
COPY --from=build /app/apps/web/package.json ./apps/web/
COPY --from=build /app/apps/web/dist ./apps/web/dist
RUN install -d -o node -g node -m 700 /data /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "apps/server/dist/main.js"]
