const BOT =
  /bot\b|bot[/;_-]|crawl|spider|slurp|scrape|preview|fetch|monitor|headless|facebookexternalhit|embedly|lighthouse|curl|wget|python|java\/|go-http|node|axios|okhttp|libwww|httpclient/i

/** Whether a user agent is not a browser that a person watches with; an empty one is not either. */
export const isBot = (userAgent: string): boolean => userAgent.trim() === '' || BOT.test(userAgent) || !userAgent.startsWith('Mozilla/')
