/** Stands in for the build's `virtual:caption-fonts`: no family has files. */
export default {}
