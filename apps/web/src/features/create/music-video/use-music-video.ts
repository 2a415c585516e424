import type { MusicVideoSlug } from '@fablecut/domain/story/music-video'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { api, query } from '../../../api/client.ts'
import { codeOf, dataOf } from '../../../api/error.ts'
import { useSession } from '../../../session/me.ts'
import { createBarPrices, type ToldPrices } from '../form/create-bar-prices.ts'
import type { Song } from '../music/song.ts'
import { withType } from './form-changes.ts'
import type { MusicVideoForm } from './music-video-form.ts'
import { priceInputsOf, type MusicVideoRequest } from './music-video-request.ts'

export type MusicVideoHandle = UseFormReturn<MusicVideoForm>

type SendOptions = { context: { idempotencyKey: string } }

/** Sends a start to the operation it is made for. */
const sendMusicVideo = ({ operation, body }: MusicVideoRequest, options: SendOptions) =>
  operation === 'lyrics' ? api.workflow.generateLyricsToVideo(body, options) : api.workflow.generateMusicVideo(body, options)

/** Writes what a rule changed into the form; fields that stay are not touched. */
export function write(form: MusicVideoHandle, next: MusicVideoForm): void {
  const before = form.getValues()
  for (const name of Object.keys(next) as (keyof MusicVideoForm)[])
    if (next[name] !== before[name]) form.setValue(name, next[name], { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
}

export function writeSong(form: MusicVideoHandle, song: Song | null): void {
  const { url: musicUrl = '', name: musicName = '', durationSeconds: musicDuration = 0 } = song ?? {}
  write(form, { ...form.getValues(), musicUrl, musicName, musicDuration })
  form.clearErrors('musicUrl')
}

/** Keeps the form the kind that its address names. Source: C-017, CD-16. */
export function useTypeOfAddress(form: MusicVideoHandle, slug: MusicVideoSlug | undefined): void {
  const follow = useEffectEvent((type: MusicVideoSlug) => {
    if (form.getValues('videoType') === type) return
    form.clearErrors()
    write(form, withType(form.getValues(), type))
  })
  useEffect(() => {
    if (slug !== undefined) follow(slug)
  }, [slug])
}

/** A price the server told, and the inputs it is the price of. */
type Told = { readonly inputs: string; readonly prices: ToldPrices }

/** What the create bar shows, and the call that starts. A lyrics video is priced by the parser's count of shots, until it answers by the song's length; a price that the server told stands as long as what it depends on. Source: C-134, C-308, CD-66, CD-68. */
export function useMusicVideoPrices(values: MusicVideoForm) {
  const [told, setTold] = useState<Told | null>(null)
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
      const kind = request.body.is_preview ? 'preview' : 'create'
      if (codeOf(failure) === 'PRICE_CHANGED' && typeof credits === 'number') setTold({ inputs, prices: { [kind]: credits } })
      throw failure
    })
  const priced = { key: 'story.music_video', inputs: priceInputsOf(values, shots) } as const
  return { send, prices: createBarPrices(book, me, priced, told?.inputs === inputs ? told.prices : {}) }
}

/** The values as they are now; reads again on every change. */
export const useValues = (form: MusicVideoHandle): MusicVideoForm => useWatch({ control: form.control }) as MusicVideoForm
