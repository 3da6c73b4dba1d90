function guardsOnDuty(starts, ends, alarms) {
  return alarms.map((alarm) => {
    let onDuty = 0
    for (let i = 0; i < starts.length; i++) if (starts[i] <= alarm && alarm < ends[i]) onDuty++
    return onDuty
  })
}
