/** Clients of link previews; shared pages exclude themselves from search by `noindex`. */
const PREVIEWERS = [
  'Twitterbot',
  'facebookexternalhit',
  'LinkedInBot',
  'Slackbot-LinkExpanding',
  'TelegramBot',
  'Discordbot',
  'WhatsApp',
  'redditbot',
  'Pinterestbot',
]
const PRIVATE = [
  '/api/',
  '/account',
  '/credits',
  '/characters',
  '/signin',
  '/reset-password',
  '/confirm-email/',
  '/invited/',
  '/team/',
  '/story/my',
  '/story/create',
  '/story/editor',
]

/** robots.txt: allows the community, profiles and their files. */
export function robotsText(origin: string): string {
  const closed = PRIVATE.map((path) => `Disallow: ${path}`)
  return [
    ...PREVIEWERS.map((name) => `User-agent: ${name}`),
    ...closed,
    '',
    'User-agent: *',
    'Allow: /story/community',
    ...closed,
    'Disallow: /story/share/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
