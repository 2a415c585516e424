import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/platform/database/schema.ts',
    './src/platform/database/community-schema.ts',
    './src/platform/database/auth-schema.ts',
    './src/platform/database/platform-schema.ts',
  ],
  out: './migrations',
})
