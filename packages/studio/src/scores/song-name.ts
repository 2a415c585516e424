import type { MusicMood } from '@fablecut/generation/ports/writer'
import { pick, type Random } from '../paint/random.ts'

const FIRST: Readonly<Record<MusicMood, readonly string[]>> = {
  calm: ['Still', 'Quiet', 'Slow', 'Pale', 'Soft', 'Level', 'Unhurried'],
  warm: ['Amber', 'Kitchen', 'Woollen', 'Golden', 'Hearthside', 'Honeyed', 'Familiar'],
  playful: ['Button', 'Hopscotch', 'Marble', 'Tiptoe', 'Jellybean', 'Paper', 'Rubber'],
  hopeful: ['Open', 'First', 'Rising', 'Brighter', 'Unfolding', 'Early', 'Clearing'],
  epic: ['Iron', 'Thousand', 'Towering', 'Endless', 'Stormborne', 'Granite', 'Last'],
  tense: ['Hidden', 'Narrow', 'Locked', 'Midnight', 'Unseen', 'Hollow', 'Ticking'],
  dreamy: ['Floating', 'Silver', 'Drowsy', 'Paper', 'Weightless', 'Lantern', 'Half-Awake'],
  sad: ['Faded', 'Empty', 'Winter', 'Unsent', 'Autumn', 'Folded', 'Distant'],
  energetic: ['Neon', 'Full', 'Chrome', 'Electric', 'Racing', 'Turbo', 'Voltage'],
  curious: ['Secret', 'Clockwork', 'Sideways', 'Little', 'Patchwork', 'Hidden', 'Upside-Down'],
}

const SECOND: Readonly<Record<MusicMood, readonly string[]>> = {
  calm: ['Water', 'Morning', 'Harbour', 'Snowfall', 'Meadow', 'Horizon', 'Tide'],
  warm: ['Porch', 'Letters', 'Bread', 'Afternoon', 'Blanket', 'Road Home', 'Orchard'],
  playful: ['Parade', 'Socks', 'Robots', 'Puddles', 'Picnic', 'Penguins', 'Pockets'],
  hopeful: ['Windows', 'Mile', 'Skyline', 'Light', 'Seeds', 'Doorway', 'Sails'],
  epic: ['Banners', 'Summit', 'Crown', 'Thunder', 'Voyage', 'Gates', 'Titans'],
  tense: ['Corridor', 'Signal', 'Footsteps', 'Wire', 'Clock', 'Passage', 'Shadow'],
  dreamy: ['Carousel', 'Moths', 'Pillow', 'Planets', 'Balloon', 'Feather', 'Constellation'],
  sad: ['Photograph', 'Station', 'Rain', 'Goodbye', 'Letters', 'Chair', 'Leaves'],
  energetic: ['Drive', 'Throttle', 'Skyline', 'Pulse', 'Overpass', 'Sprint', 'Circuit'],
  curious: ['Cabinet', 'Mechanism', 'Staircase', 'Compass', 'Footnote', 'Keyhole', 'Puzzle'],
}

/** A generated song name that fits the mood. */
export function nameSong(mood: MusicMood, random: Random): string {
  return `${pick(FIRST[mood], random)} ${pick(SECOND[mood], random)}`
}
