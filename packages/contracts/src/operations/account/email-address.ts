import { z } from 'zod'

const INVALID = 'Please enter a valid email'

/** An email address, in lower case. */
export const emailAddress = z.string('Please enter your email').trim().toLowerCase().max(254, INVALID).pipe(z.email(INVALID))
