/** Beats per bar and pattern steps per beat: 4/4 in sixteenths is 4 and 4, a shuffle or jig has 3 steps. */
export type Meter = { readonly beats: number; readonly steps: number }

/** A pattern event: its symbol, start within the bar and duration in beats. */
export type PatternEvent = { readonly symbol: string; readonly beat: number; readonly beats: number }

/**
 * Parses a bar of a pattern: a symbol per step, `.` is a rest, `-` extends the previous symbol, spaces are ignored, `|` separates simultaneous voices.
 * A pattern of several bars repeats.
 */
export function patternEvents(pattern: string, meter: Meter, bar: number): PatternEvent[] {
  return pattern.split('|').flatMap((voice) => parseVoice(voice.replaceAll(' ', ''), meter, bar))
}

function parseVoice(voice: string, { beats, steps }: Meter, bar: number): PatternEvent[] {
  const stepsPerBar = beats * steps
  const start = (bar * stepsPerBar) % Math.max(stepsPerBar, voice.length)
  const symbols = voice.slice(start, start + stepsPerBar)
  const events: PatternEvent[] = []
  for (let i = 0; i < symbols.length; i++) {
    if (symbols[i] === '.' || symbols[i] === '-') continue
    let end = i + 1
    while (symbols[end] === '-') end++
    events.push({ symbol: symbols[i]!, beat: i / steps, beats: (end - i) / steps })
  }
  return events
}
