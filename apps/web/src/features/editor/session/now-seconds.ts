/** Whole seconds since 1970, as `hiddenAt` counts. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000)
