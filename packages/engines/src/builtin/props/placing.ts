import type { SceneProp } from '../scene/scene.ts'
import type { Slot, SlotKind } from '../settings/setting.ts'

export type PlacedProp = { readonly prop: SceneProp; readonly slot: Slot; readonly floating: boolean }

const FLYING =
  /^(airplane|helicopter|rocket|flying|bird|eagle|dove|owl|bat$|butterfly|honeybee|kite|balloon|hot-air|parachute|star|glowing|comet|sun$|sun-behind|crescent|full-moon|moon|ringed|cloud|rainbow|dragon$|duck-flying|parrot|bee|ladybug|satellite|small-airplane|snowflake|lightning|high-voltage|atom|light-bulb|dna|brain|hundred|sparkles|globe|earth|red-heart|musical)/
const SWIMMING =
  /(fish|whale|dolphin|shark|octopus|squid|seal|crab|lobster|sailboat|ship|ferry|canoe|speedboat|motor-boat|duck$|swan|turtle|jellyfish|coral)/

export function homeOf(icon: string): readonly SlotKind[] {
  if (FLYING.test(icon)) return ['sky', 'wall', 'surface', 'ground']
  if (SWIMMING.test(icon)) return ['water', 'ground', 'surface', 'sky']
  return ['surface', 'ground', 'wall', 'sky']
}

/** Gives each thing a place of its own where such things are; what finds no place is left out, and not listed as drawn. */
export function placeProps(props: readonly SceneProp[], slots: readonly Slot[]): PlacedProp[] {
  const free = [...slots]
  const placed: PlacedProp[] = []
  for (const prop of props) {
    const slot = homeOf(prop.icon)
      .flatMap((kind) => free.filter((candidate) => candidate.kind === kind))
      .at(0)
    if (!slot) continue
    free.splice(free.indexOf(slot), 1)
    placed.push({ prop, slot, floating: slot.kind === 'sky' || slot.kind === 'wall' })
  }
  return placed
}
