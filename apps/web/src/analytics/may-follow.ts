/** A browser that asks not to be followed is not. */
export const mayFollow = (): boolean => navigator.doNotTrack !== '1' && navigator.globalPrivacyControl !== true
