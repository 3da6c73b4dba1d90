def fewest_pulls(lamps, width):
    pulls = 0
    while "0" in lamps:
        at = lamps.index("0")
        if at + width > len(lamps):
            return -1
        turned = "".join("1" if lamp == "0" else "0" for lamp in lamps[at : at + width])
        lamps = lamps[:at] + turned + lamps[at + width :]
        pulls += 1
    return pulls
