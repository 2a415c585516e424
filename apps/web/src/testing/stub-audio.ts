import { vi } from 'vitest'

type AudioOptions = {
  /** Duration of every sound, in seconds. */
  seconds: number
  /** Whether sounds can be decoded; true by default. */
  decodes?: boolean
  /** Whether sounds can be played; true by default. */
  plays?: boolean
}

/** An audio element of the page: `position` is the playback position as a browser would report it. */
export type AudioStub = { readonly src: string; readonly paused: boolean; readonly volume: number; position: (seconds: number) => void }

/** Stubs `Audio` and the audio decoder, which happy-dom lacks. Returns the elements created so far; `options` may be changed. */
export function stubAudio(options: AudioOptions): { readonly audios: readonly AudioStub[] } {
  const audios: AudioStub[] = []
  class Sound extends EventTarget {
    volume = 1
    currentTime = 0
    paused = true
    #address = ''
    constructor(address = '') {
      super()
      this.#address = address
      audios.push(this)
    }
    get src() {
      return this.#address
    }
    set src(address: string) {
      this.#address = address
      this.#report(options.decodes === false ? 'error' : 'loadedmetadata')
    }
    get duration() {
      return options.seconds
    }
    /** Asynchronously, as in a browser. */
    #report(event: string) {
      queueMicrotask(() => this.dispatchEvent(new Event(event)))
    }
    removeAttribute() {}
    async play() {
      if (options.plays === false) throw new DOMException('No sound here', 'NotSupportedError')
      this.paused = false
      this.#report('playing')
    }
    pause() {
      if (!this.paused) this.#report('pause')
      this.paused = true
    }
    position(seconds: number) {
      this.currentTime = seconds
      this.#report('timeupdate')
    }
  }
  class Decoder {
    async decodeAudioData() {
      if (options.decodes === false) throw new DOMException('Not decodable', 'EncodingError')
      return { duration: options.seconds, numberOfChannels: 1, getChannelData: () => Float32Array.of(0.1, 1, 0.5, 0) }
    }
  }
  vi.stubGlobal('Audio', Sound)
  vi.stubGlobal('OfflineAudioContext', Decoder)
  return { audios }
}
