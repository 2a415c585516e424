/** For `npm run migration`, which fetches drizzle-kit. */
export default {
  dialect: 'postgresql',
  schema: [
    './src/platform/database/schema.ts',
    './src/platform/database/account-schema.ts',
    './src/platform/database/versions-schema.ts',
    './src/platform/database/credits-schema.ts',
    './src/platform/database/community-schema.ts',
    './src/platform/database/auth-schema.ts',
    './src/platform/database/platform-schema.ts',
    './src/platform/database/provider-schema.ts',
    './src/platform/database/moderation-schema.ts',
    './src/platform/database/community/comments-schema.ts',
    './src/platform/database/community/views-schema.ts',
    './src/platform/database/community/collections-schema.ts',
    './src/platform/database/community/notification-schema.ts',
    './src/platform/database/community/people-schema.ts',
    './src/platform/database/community/search-schema.ts',
    './src/platform/database/folder-schema.ts',
  ],
  out: './migrations',
}
