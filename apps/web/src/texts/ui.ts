/** Words of controls that know nothing of the product. */
export const uiTexts = {
  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  dismiss: 'Dismiss',
} as const
