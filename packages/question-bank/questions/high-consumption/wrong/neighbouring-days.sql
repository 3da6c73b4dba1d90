SELECT later.meter, earlier.day, later.day, later.value - earlier.value
FROM readings AS later
JOIN readings AS earlier ON earlier.meter = later.meter AND earlier.day = later.day - 1
WHERE later.value - earlier.value > 10
ORDER BY later.meter, earlier.day
