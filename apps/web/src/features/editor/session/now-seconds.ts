/** Unix time in whole seconds, as in `hiddenAt`. */
export const nowSeconds = (): number => Math.floor(Date.now() / 1000)
