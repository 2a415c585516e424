import type { MusicVideoSlug } from '@fablecut/domain/story/music-video'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { api, query } from '../../../api/client.ts'
import { useSession } from '../../../session/me.ts'
import { createBarPrices } from '../form/create-bar-prices.ts'
import type { Song } from '../music/song.ts'
import { withType } from './form-changes.ts'
import type { MusicVideoForm } from './music-video-form.ts'
import { priceInputsOf, type MusicVideoRequest } from './music-video-request.ts'

export type MusicVideoHandle = UseFormReturn<MusicVideoForm>

/** Sends a start to the operation it is made for. */
export const sendMusicVideo = ({ operation, body }: MusicVideoRequest, options: { context: { idempotencyKey: string } }) =>
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

/** What the create bar shows. A lyrics video is priced by the parser's count of shots, until it answers by the song's length. Source: C-134, C-308, CD-66. */
export function useMusicVideoPrices(values: MusicVideoForm) {
  const { data: book } = useQuery(query.credits.prices.queryOptions())
  const { me } = useSession()
  const isCounted = values.videoType === 'lyrics-video' && values.musicUrl !== '' && Boolean(me)
  const input = { music_url: values.musicUrl, music_duration: values.musicDuration }
  const { data: count } = useQuery(query.music.parse.queryOptions({ input, enabled: isCounted, staleTime: Infinity }))
  const shots = isCounted ? (count?.num_shots ?? null) : null
  return createBarPrices(book, me, { key: 'story.music_video', inputs: priceInputsOf(values, shots) })
}

/** The values as they are now; reads again on every change. */
export const useValues = (form: MusicVideoHandle): MusicVideoForm => useWatch({ control: form.control }) as MusicVideoForm
