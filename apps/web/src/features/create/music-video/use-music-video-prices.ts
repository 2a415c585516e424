import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api, query } from '../../../api/client.ts'
import { codeOf, dataOf } from '../../../api/error.ts'
import { useSession } from '../../../session/me.ts'
import { createBarPrices, type QuotedPrices } from '../form/start/create-bar-prices.ts'
import type { MusicVideoForm } from './music-video-form.ts'
import { priceInputsOf, type MusicVideoRequest } from './music-video-request.ts'

type SendOptions = { context: { idempotencyKey: string } }

/** Sends a start to its operation. */
const sendMusicVideo = ({ operation, body }: MusicVideoRequest, options: SendOptions) =>
  operation === 'lyrics' ? api.workflow.generateLyricsToVideo(body, options) : api.workflow.generateMusicVideo(body, options)

/** A price the server quoted, and the inputs it is for. */
type Quoted = { readonly inputs: string; readonly prices: QuotedPrices }

/** Prices of the create bar, and the request that starts. A lyrics video is priced by the shot count of the lyrics parser, until then by the duration of the song; a quoted price is valid for its inputs. */
export function useMusicVideoPrices(values: MusicVideoForm) {
  const [quoted, setQuoted] = useState<Quoted | null>(null)
  const { data: book } = useQuery(query.credits.prices.queryOptions())
  const { me } = useSession()
  const isCounted = values.videoType === 'lyrics-video' && values.musicUrl !== '' && Boolean(me)
  const input = { music_url: values.musicUrl, music_duration: values.musicDuration }
  const { data: count } = useQuery(query.music.parse.queryOptions({ input, enabled: isCounted, staleTime: Infinity }))
  const shots = isCounted ? (count?.num_shots ?? null) : null
  const inputs = JSON.stringify(priceInputsOf(values, null))
  const send = (request: MusicVideoRequest, options: SendOptions) =>
    sendMusicVideo(request, options).catch((failure: unknown) => {
      const { credits } = dataOf(failure)
      const action = request.body.is_preview ? 'preview' : 'create'
      if (codeOf(failure) === 'PRICE_CHANGED' && typeof credits === 'number') setQuoted({ inputs, prices: { [action]: credits } })
      throw failure
    })
  const priced = { key: 'story.music_video', inputs: priceInputsOf(values, shots) } as const
  const prices = createBarPrices(book, me, priced, quoted?.inputs === inputs ? quoted.prices : {})
  return { send, prices: { ...prices, isMinimum: values.musicUrl === '' } }
}
