/** The media pane's words. Texts of the specification are literal. Source: E-016..E-032, E-235, E-273..E-275, E-318..E-327. */
export const mediaTexts = {
  upload: {
    failed: 'Upload failed',
    fileFailed: 'File upload failed',
    saveFailed: 'Upload and save failed',
    http: (status: number, statusText: string) => `HTTP ${status}: ${statusText}`,
    retrying: (retry: number, most: number) => `Connection lost. Sending again (${retry} of ${most})…`,
  },
  faults: {
    unsupported: (file: string) => `Unsupported file type: ${file}`,
    noLimit: (type: string) => `${type} uploads not supported yet`,
    tooLarge: (file: string, most: string) => `${file} is too large (max ${most})`,
    wrongType: (file: string, type: string) => `${file} type not supported for ${type}`,
    unknown: 'Invalid file type',
  },
} as const
