/** Beats of a bar and steps of a beat on which patterns are written: 4/4 in sixteenths is 4 and 4, a shuffle or a jig has 3 steps. */
export type Meter = { readonly beats: number; readonly steps: number }

/** One mark of a pattern: a letter, when (beats into the bar) and for how long it is held. */
export type MeterMark = { readonly sign: string; readonly beat: number; readonly beats: number }

/**
 * Reads one bar of a pattern: a sign for each step, `.` is rest, `-` holds the sign before; blanks only help the eye; `|` separates voices that sound together.
 * A pattern of several bars repeats.
 */
export function marksOfBar(pattern: string, meter: Meter, bar: number): MeterMark[] {
  return pattern.split('|').flatMap((voice) => readVoice(voice.replaceAll(' ', ''), meter, bar))
}

function readVoice(voice: string, { beats, steps }: Meter, bar: number): MeterMark[] {
  const perBar = beats * steps
  const start = (bar * perBar) % Math.max(perBar, voice.length)
  const signs = voice.slice(start, start + perBar)
  const marks: MeterMark[] = []
  for (let i = 0; i < signs.length; i++) {
    if (signs[i] === '.' || signs[i] === '-') continue
    let end = i + 1
    while (signs[end] === '-') end++
    marks.push({ sign: signs[i]!, beat: i / steps, beats: (end - i) / steps })
  }
  return marks
}
