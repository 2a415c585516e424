/** Whole seconds since 1970, as `hiddenAt` counts. Source: E-118. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000)
