def fallen_services(count, users, used, failed)
  users_of = Array.new(count) { [] }
  used.zip(users) { |service, user| users_of[service] << user }
  fallen = Array.new(count, false)
  fallen[failed] = true
  queue = [failed]
  queue.each do |service|
    users_of[service].each do |user|
      next if fallen[user]
      fallen[user] = true
      queue << user
    end
  end
  queue.length
end
