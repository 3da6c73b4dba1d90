def forwarding_loop(forwards, start):
    slow = fast = start
    passed = 0
    while fast != -1 and forwards[fast] != -1:
        slow = forwards[slow]
        fast = forwards[forwards[fast]]
        passed += 1
        if slow == fast:
            length = 1
            box = forwards[slow]
            while box != slow:
                box = forwards[box]
                length += 1
            return [passed, length]
    boxes = 0
    while start != -1:
        boxes += 1
        start = forwards[start]
    return [boxes, 0]
