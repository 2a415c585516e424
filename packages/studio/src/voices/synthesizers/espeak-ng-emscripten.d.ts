declare module '@echogarden/espeak-ng-emscripten' {
  export type EspeakEvent = {
    readonly type: 'samplerate' | 'sentence' | 'word' | 'phoneme' | 'end' | 'mark' | 'play' | 'message_terminated'
    /** From 1, in characters. */
    readonly text_position: number
    readonly word_length: number
    /** Milliseconds. */
    readonly audio_position: number
    /** Of a phoneme: its name, empty for silence. */
    readonly id?: string | number
  }
  type Worker = {
    set_voice(name: string): number
    set_rate(wordsPerMinute: number): void
    get_samplerate(): number
    synthesize(text: string, onAudio: (audio: Int16Array | undefined, events: readonly EspeakEvent[] | undefined) => boolean): void
  }
  export default function createEspeak(): Promise<{ readonly eSpeakNGWorker: new () => Worker | Promise<Worker> }>
}
