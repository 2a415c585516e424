/** Beginnings of the names of icons that are never drawn: weapons, violence, death, drugs and underwear. */
const BLOCKED_ICONS = `
  dagger kitchen-knife water-pistol bomb crossed-swords axe drop-of-blood bow-and-arrow skull coffin funeral-urn headstone cigarette
  firecracker boomerang razor chains syringe-blood bikini briefs lipstick kiss-mark one-piece middle-finger boxing-glove mouse-trap
  fire-and-brimstone`
  .trim()
  .split(/\s+/u)

export const isAllowedIcon = (icon: string): boolean => !BLOCKED_ICONS.some((name) => icon === name || icon.startsWith(`${name}-`))
