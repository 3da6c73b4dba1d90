SELECT room, MIN(starts), MAX(ends)
FROM bookings
GROUP BY room
ORDER BY room
