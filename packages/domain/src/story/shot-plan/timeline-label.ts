import type { TimelineGraphic } from './graphic.ts'

/** What is said of an event beside its date; empty where the label only repeats that. */
export function timelineLabel({ when, label }: TimelineGraphic['points'][number]): string {
  if (label === when) return ''
  return label.startsWith(`${when} `) ? label.slice(when.length + 1) : label
}
