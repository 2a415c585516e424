/** What is poured from what holds it. */
export const LIQUID_NAMES =
  /^(?:water|wine|milk|cream|broth|stock|juice|lemonade|coffee|tea|oil|vinegar|honey|sauce|syrup|batter|wax|soup|paint|concrete|bleach)$/u
