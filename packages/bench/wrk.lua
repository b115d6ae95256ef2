-- Sends the requests of a file in turn: wrk … -- FILE TRXID_PREFIX. The file has them as they go over
-- the wire, separated by \1. A \2 in a request is replaced with a new trxid.
local heads, tails = {}, {}
local prefix, at, sent = '', 0, 0

function init(args)
  local file = assert(io.open(args[1], 'rb'))
  local text = file:read('*a')
  file:close()
  prefix = args[2]
  for request in text:gmatch('[^\1]+') do
    local mark = request:find('\2', 1, true)
    heads[#heads + 1] = mark and request:sub(1, mark - 1) or request
    tails[#tails + 1] = mark and request:sub(mark + 1) or false
  end
end

function request()
  at = at % #heads + 1
  local tail = tails[at]
  if not tail then return heads[at] end
  sent = sent + 1
  return heads[at] .. prefix .. string.format('%08d', sent) .. tail
end

function done(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\nRESULT {"requests":%d,"seconds":%.6f,"p99Ms":%.3f,"refused":%d,"broken":%d,"late":%d}\n',
    summary.requests, summary.duration / 1e6, latency:percentile(99) / 1000,
    errors.status, errors.connect + errors.read + errors.write, errors.timeout))
end
