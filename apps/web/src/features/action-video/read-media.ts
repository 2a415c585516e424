import { isReferenceType } from '@fablecut/domain/action-video/check-media'
import type { CharacterType } from '@fablecut/domain/action-video/action-models'
import { api } from '../../api/client.ts'
import { postFile } from '../../api/post-file.ts'
import { actionVideoTexts } from '../../texts/action-video.ts'
import type { InputRole, PickedMedia } from './action-video-form.ts'

const texts = actionVideoTexts.inputs
const VIDEO_NAME = /\.(?:mp4|webm|mov|ogv|ogg|h264|264|avi|m4v)$/iu
const REFERENCE_NAME = /\.(?:mp4|webm|mov|ogv|ogg|h264|264|m4v)$/iu

/** Size, duration and pixels of a chosen file before its upload; null where the browser cannot tell, which is accepted (E-249). */
export async function readLocalFile(file: File): Promise<Omit<PickedMedia, 'url'>> {
  const type = file.type.startsWith('video/') || VIDEO_NAME.test(file.name) ? 'video' : 'image'
  const known = { type, name: file.name, thumbnailUrl: null, sizeBytes: file.size } as const
  const facts = await (type === 'video' ? readVideo(file) : readImage(file)).catch(() => UNKNOWN)
  return { ...known, ...facts }
}

/** Whether a file has a type that a reference may have; by its name where the browser knows no type. */
export const isReferenceFile = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  type === '' ? REFERENCE_NAME.test(name) : isReferenceType(type)

type Facts = Pick<PickedMedia, 'durationSeconds' | 'width' | 'height'>
const UNKNOWN: Facts = { durationSeconds: null, width: null, height: null }
const METADATA_MS = 10_000

function readVideo(file: File): Promise<Facts> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(file)
  const read = new Promise<Facts>((resolve, reject) => {
    video.addEventListener('loadedmetadata', () => {
      const { duration, videoWidth: width, videoHeight: height } = video
      resolve({ durationSeconds: Number.isFinite(duration) ? duration : null, width, height })
    })
    video.addEventListener('error', () => reject(new Error('The video has no metadata')))
    setTimeout(() => reject(new Error('The metadata did not come')), METADATA_MS)
    video.preload = 'metadata'
    video.src = url
  })
  return read.finally(() => URL.revokeObjectURL(url))
}

async function readImage(file: File): Promise<Facts> {
  const { width, height, close } = await createImageBitmap(file)
  close()
  return { durationSeconds: null, width, height }
}

/** Uploads a file; what the server measured wins over what the browser read. */
export async function uploadMedia(file: File, role: InputRole, read: Omit<PickedMedia, 'url'>): Promise<PickedMedia> {
  const path = role === 'reference' ? '/api/media/upload?for=reference' : '/api/media/upload'
  const response = await postFile(path, file, texts.uploadFailed)
  if (typeof response?.url !== 'string') throw new Error(texts.uploadFailed)
  const { duration, width, height } = (response.metadata ?? {}) as Record<string, number | null>
  return {
    ...read,
    url: response.url,
    type: response.resource_type === 'image' ? 'image' : 'video',
    thumbnailUrl: typeof response.id === 'string' ? `/media/${response.id}/thumbnail.jpg` : null,
    durationSeconds: duration ?? read.durationSeconds,
    width: width ?? read.width,
    height: height ?? read.height,
  }
}

/** Whether a text is the address of a file. */
export const isMediaAddress = (text: string): boolean =>
  text.startsWith('/media/') || ['http:', 'https:'].includes(URL.parse(text)?.protocol ?? '')

/** What is known of the file at an address: its size by a HEAD request, else by the server, which also reads the duration (E-290, E-291). */
export async function readAddress(url: string, types: readonly CharacterType[]): Promise<PickedMedia> {
  const path = URL.parse(url, window.location.origin)?.pathname ?? url
  const type = types.length === 1 ? types[0]! : VIDEO_NAME.test(path) ? 'video' : 'image'
  const [sizeBytes, metadata] = await Promise.all([sizeOf(url), api.media.metadata({ url }).catch(() => null)])
  return {
    url,
    type,
    name: decodeURIComponent(path.split('/').at(-1) ?? '') || url,
    thumbnailUrl: null,
    sizeBytes: sizeBytes ?? metadata?.size ?? null,
    durationSeconds: type === 'video' ? (metadata?.duration ?? null) : null,
    width: null,
    height: null,
  }
}

/** Unknown where the other server does not allow the request (ED-69). */
async function sizeOf(url: string): Promise<number | null> {
  const response = await fetch(url, { method: 'HEAD' }).catch(() => null)
  const length = response?.ok ? response.headers.get('content-length') : null
  return length === null ? null : Number(length)
}
