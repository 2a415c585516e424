const PARTICLE = /^(?:de|den|der|van|ter|ten|te|von|vom|zu|di|da|do|dos|del|della|le|la)$/u

/** Whether a word can stand between a given name and a surname: `Jan de Boer`, `Karl von Stein`. */
export const isNameParticle = (text: string): boolean => PARTICLE.test(text)
