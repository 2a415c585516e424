/** What the build puts in place of `virtual:caption-fonts`: no family has files here. */
export default {}
