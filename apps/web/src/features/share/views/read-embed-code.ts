import { z } from 'zod'

const answer = z.object({ html: z.string() })

/** The code that shows a story in another web page, by oEmbed; null: the story or the server does not allow it. Throws if it could not be read. */
export async function readEmbedCode(pageUrl: string): Promise<string | null> {
  const response = await fetch(`/oembed?${new URLSearchParams({ url: pageUrl, format: 'json' }).toString()}`)
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The embed code was answered with ${response.status}.`)
  return answer.parse(await response.json()).html
}
