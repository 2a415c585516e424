/** False for browsers that send Do Not Track or Global Privacy Control. */
export const isTrackingAllowed = (): boolean => navigator.doNotTrack !== '1' && navigator.globalPrivacyControl !== true
