/** Whether this is a screen of fingers: nothing is focused there with a ring that nobody asked for. */
export const isPhone = (): boolean => window.matchMedia('(pointer: coarse), (width < 640px)').matches
