function visibleLengths(lefts, rights) {
  return lefts.map((left, poster) => {
    let visible = rights[poster] - left
    for (let later = poster + 1; later < lefts.length; later++) {
      visible -= Math.max(0, Math.min(rights[poster], rights[later]) - Math.max(left, lefts[later]))
    }
    return Math.max(0, visible)
  })
}
