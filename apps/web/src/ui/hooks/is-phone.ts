/** Whether this is a touch device, where elements are not focused automatically. */
export const isPhone = (): boolean => window.matchMedia('(pointer: coarse), (width < 640px)').matches
